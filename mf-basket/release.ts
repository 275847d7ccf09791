import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-basket',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    {
      id: 'basket.basket',
      path: '/basket',
      expose: './BasketPage',
      title: 'Корзина',
      access: 'anyone',
      slots: ['basket.carousel'],
      next: ['basket.ordering'],
    },
    {
      id: 'basket.ordering',
      path: '/basket/ordering',
      expose: './OrderingPage',
      access: 'anyone',
      keepsPlan: true,
    },
  ],
  modals: [
    { name: 'basketError', expose: './BasketErrorModal' },
    { name: 'addAddress', expose: './AddAddressModal' },
    { name: 'paymentType', expose: './PaymentTypeModal' },
    { name: 'pastePreview', expose: './PastePreviewModal' },
    { name: 'add-by-code', expose: './AddByCodeModal' },
    { name: 'add-from-file', expose: './AddFromFileModal' },
    { name: 'basketLoadXls', expose: './BasketLoadXlsModal' },
  ],
  slots: [
    { slot: 'header.basket', expose: './HeaderBasket' },
    { slot: 'page.orderBar', expose: './OrderBar' },
    { slot: 'palette.actions', expose: './PaletteActions', order: 10 },
  ],
}

export default release
