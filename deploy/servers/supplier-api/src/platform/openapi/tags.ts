const ABOUT = {
  tokens: 'Access tokens of visitors and clients',
  shop: 'The shop and its settings',
  content: 'Pages and texts of the shop',
  catalogue: 'Sections, lists, products, brands, marks',
  search: 'Search and suggestions',
  favourites: 'Favourite and viewed products',
  basket: 'Baskets, their check and what is made of them',
  orders: 'Orders: make, list, copy, cancel, export',
  payment: 'Payment of orders',
  loyalty: 'Loyalty points',
  offers: 'Offers and gifts',
  marketing: 'Banners',
  points: 'Addresses of delivery and pick-up points',
  account: 'Registration, recovery, passwords, who is asking',
  client: 'Data of the client and of its company, companies and banks by number',
  messages: 'Feedback, questions, reviews',
  files: 'Documents and pictures',
  operations: 'Health, metrics and this document',
}

export type Tag = keyof typeof ABOUT

/** Subjects of the API in the order of the readable page. */
export const TAGS = Object.entries(ABOUT).map(([name, description]) => ({ name, description }))
