import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-basket',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    {
      id: 'basket.basket',
      path: '/basket',
      expose: './BasketPage',
      access: 'anyone',
      next: ['basket.ordering'],
    },
    { id: 'basket.ordering', path: '/basket/ordering', expose: './OrderingPage', access: 'anyone' },
  ],
  modals: [
    { name: 'basketError', expose: './BasketErrorModal' },
    { name: 'addAddress', expose: './AddAddressModal' },
  ],
  slots: [
    { slot: 'header.basket', expose: './HeaderBasket' },
    { slot: 'page.orderBar', expose: './OrderBar' },
  ],
}

export default release
