/** Description of pages of shops that give no SEARCH_DESCRIPTION (AMB-49). */
export const DEFAULT_DESCRIPTION =
  'Интернет-магазин товаров для офиса: канцелярия, бумага, картриджи, хозяйственные товары'
