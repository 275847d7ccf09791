import type { FastifyPluginAsync } from 'fastify'
import type { Acquirer } from './checkout/payment/acquirer/acquirer'
import type { CompanyLookUp } from './customers/companies/company-look-up'
import type { DocumentMaker } from './documents/shop-documents/document-makers'
import type { Database } from './platform/database/connection'

/** What demonstration shops have where a supplier has something real. An API that is not given it has none of this. */
export interface Demonstration {
  /** Public routes: pictures, the page on which a payment is decided. */
  routes: FastifyPluginAsync
  /** Finds invented companies, where the settings name no real look-up. */
  companies: CompanyLookUp
  /** Takes payments of the demonstration shops alone, without money. @returns null when the database has no such shop */
  openAcquirer(db: Database): Promise<Acquirer | null>
  /** Documents of the shops and of their buyers, by the names of their makers. */
  documentMakers: Readonly<Record<string, DocumentMaker>>
}
