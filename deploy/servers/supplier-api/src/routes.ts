import type { FastifyPluginAsync } from 'fastify'
import { marks } from './catalogue/badges/routes'
import { bought } from './catalogue/bought/routes'
import { brands } from './catalogue/brands/routes'
import { carousel } from './catalogue/carousel/routes'
import { favorite } from './catalogue/favourites/routes'
import { listing } from './catalogue/listing/routes'
import { matching } from './catalogue/matching/routes'
import { offers } from './catalogue/offers/routes'
import { product } from './catalogue/product/routes'
import { search } from './catalogue/search/routes'
import { sections } from './catalogue/section/routes'
import { viewed } from './catalogue/viewed/routes'
import { basketDocumentRoutes } from './checkout/basket/routes-documents'
import { basketExcelRoutes } from './checkout/basket/routes-excel'
import { gifts } from './checkout/basket/routes-gift-sums'
import { orderBasketRoutes } from './checkout/basket/routes-order-basket'
import { basketV3 } from './checkout/basket/routes-v3'
import { basketV4 } from './checkout/basket/routes-v4'
import { orders } from './checkout/orders/routes'
import { payment } from './checkout/payment/routes'
import { feedback } from './content/feedback/routes'
import { marketing } from './content/marketing/routes'
import { content } from './content/pages/routes'
import { shop } from './content/shop/routes'
import { account } from './customers/account/routes'
import { points } from './customers/addresses/routes'
import { clientInfo } from './customers/client/routes'
import { companies } from './customers/companies/routes'
import { countries } from './customers/countries/routes'
import { loyalty } from './customers/loyalty/routes'
import { personal } from './customers/personal/routes'
import { reviews } from './customers/reviews/routes'
import { sessions } from './customers/sessions/routes'
import { check } from './customers/token/check-routes'
import { files } from './documents/client-files/routes'
import type { Tag } from './platform/openapi/tags'

/** The routes that need a session, by their subject. What is new is one name more here. */
export const subjects: Partial<Record<Tag, FastifyPluginAsync[]>> = {
  tokens: [check],
  shop: [shop],
  account: [personal, account, sessions],
  client: [clientInfo, countries, companies],
  content: [content],
  messages: [feedback, reviews],
  catalogue: [sections, listing, brands, product, carousel, marks],
  favourites: [favorite, viewed],
  files: [files],
  search: [search, matching],
  // The calls of all generations write to one stored basket for each owner and type (AMB-11).
  basket: [basketV3, basketV4, orderBasketRoutes, basketDocumentRoutes, basketExcelRoutes],
  orders: [orders, bought],
  payment: [payment],
  points: [points],
  loyalty: [loyalty],
  offers: [offers, gifts],
  marketing: [marketing],
}
