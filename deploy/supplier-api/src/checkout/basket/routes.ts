import type { FastifyInstance } from 'fastify'
import { basketDocumentRoutes } from './routes-documents'
import { basketExcelRoutes } from './routes-excel'
import { orderBasketRoutes } from './routes-order-basket'
import { basketV3 } from './routes-v3'
import { basketV4 } from './routes-v4'

/** The calls of all generations; they write to one stored basket for each owner and type (AMB-11). */
export async function basket(app: FastifyInstance): Promise<void> {
  await app.register(basketV3)
  await app.register(basketV4)
  await app.register(orderBasketRoutes)
  await app.register(basketDocumentRoutes)
  await app.register(basketExcelRoutes)
}
