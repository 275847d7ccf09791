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
import { basket } from './checkout/basket/routes'
import { gifts } from './checkout/basket/routes-gift-sums'
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

/** Every subject of the API that needs a session. A new subject is one line here. */
export const subjects: FastifyPluginAsync[] = [
  check,
  shop,
  personal,
  account,
  sessions,
  clientInfo,
  countries,
  companies,
  content,
  feedback,
  reviews,
  sections,
  listing,
  brands,
  product,
  carousel,
  marks,
  favorite,
  files,
  viewed,
  search,
  matching,
  basket,
  orders,
  bought,
  payment,
  points,
  loyalty,
  offers,
  gifts,
  marketing,
]
