import type { FastifyPluginAsync } from 'fastify'
import { account } from './account/routes'
import { basket } from './basket/routes'
import { bought } from './bought/routes'
import { brands } from './brands/routes'
import { carousel } from './carousel/routes'
import { clientInfo } from './client/routes'
import { companies } from './companies/routes'
import { content } from './content/routes'
import { countries } from './countries/routes'
import { favorite } from './favorite/routes'
import { feedback } from './feedback/routes'
import { files } from './files/routes'
import { listing } from './listing/routes'
import { loyalty } from './loyalty/routes'
import { marketing } from './marketing/routes'
import { marks } from './marks/routes'
import { matching } from './matching/routes'
import { offers } from './offers/routes'
import { orders } from './orders/routes'
import { payment } from './payment/routes'
import { personal } from './personal/routes'
import { points } from './points/routes'
import { product } from './product/routes'
import { reviews } from './reviews/routes'
import { search } from './search/routes'
import { sections } from './section/routes'
import { sessions } from './sessions/routes'
import { shop } from './shop/routes'
import { check } from './token/check-routes'
import { viewed } from './viewed/routes'

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
  marketing,
]
