import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-cabinet',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    { id: 'cabinet.orders', path: '/cabinet/orders', expose: './OrdersPage', access: 'client' },
    {
      id: 'cabinet.order',
      path: '/cabinet/orders/:orderId',
      params: { orderId: 'digits' },
      expose: './OrderPage',
      access: 'client',
    },
  ],
  modals: [{ name: 'cancelOrder', expose: './CancelOrderModal' }],
  slots: [],
}

export default release
