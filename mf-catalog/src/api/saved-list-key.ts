import { keys } from './keys'

/** Begins the keys of all pages of the favourites, or of the viewed products. */
export const savedListKey = (saved: 'favorite' | 'viewed') => [...keys.products, 'list', { saved }]
