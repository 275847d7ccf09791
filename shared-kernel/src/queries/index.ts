export { basketCountsQuery } from './basket-counts'
export { favouritesCountQuery } from './favourites-count'
export { queryKeys } from './keys'
export { personalQuery, type Session, sessionStateOf, useSession } from './personal'
