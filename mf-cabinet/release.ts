import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-cabinet',
  requires: { 'shared-kernel': '^1.1.0', bus: 1, api: 1 },
  routes: [
    {
      id: 'cabinet.orders',
      path: '/cabinet/orders',
      layout: './CabinetLayout',
      expose: './OrdersPage',
      access: 'customer',
    },
    {
      id: 'cabinet.order',
      path: '/cabinet/orders/:orderId',
      params: { orderId: 'digits' },
      layout: './CabinetLayout',
      expose: './OrderPage',
      access: 'customer',
    },
    {
      id: 'cabinet.settings',
      path: '/cabinet/settings',
      layout: './CabinetLayout',
      expose: './SettingsPage',
      access: 'customer',
      slots: ['settings.password', 'settings.sessions'],
    },
  ],
  modals: [{ name: 'cancelOrder', expose: './CancelOrderModal' }],
  slots: [],
}

export default release
