/** Subjects of the API in the order of the readable page. A route names its own in `schema.tags`. */
export const TAGS = [
  { name: 'tokens', description: 'Access tokens of guests and clients' },
  { name: 'shop', description: 'The shop: settings, content, countries' },
  { name: 'catalogue', description: 'Sections, lists, products, brands, marks' },
  { name: 'search', description: 'Search and suggestions' },
  { name: 'favourites', description: 'Favourite and viewed goods' },
  { name: 'basket', description: 'Baskets, their check and what is made of them' },
  { name: 'orders', description: 'Orders: make, list, copy, cancel, export' },
  { name: 'payment', description: 'Payment of orders' },
  { name: 'loyalty', description: 'Loyalty points' },
  { name: 'offers', description: 'Offers, gifts and banners' },
  { name: 'points', description: 'Addresses of delivery and pick-up points' },
  { name: 'account', description: 'Registration, passwords, personal data, companies' },
  { name: 'feedback', description: 'Feedback, questions, reviews' },
  { name: 'files', description: 'Documents and pictures' },
  { name: 'operations', description: 'Health, metrics and this document' },
]
