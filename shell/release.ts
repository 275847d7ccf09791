import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'shell',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    {
      id: 'shell.home',
      path: '/',
      expose: './HomePage',
      access: 'anyone',
      title: 'Главная',
      slots: ['home.repeat', 'home.blocks'],
      sitemap: true,
    },
    {
      id: 'shell.contacts',
      path: '/content/front_up/contact_info',
      expose: './ContactsPage',
      access: 'anyone',
      title: 'Контакты',
      sitemap: true,
    },
    {
      id: 'shell.tradePoint',
      path: '/content/front_up/tradepoint',
      expose: './TradePointPage',
      access: 'anyone',
      title: 'Пункты выдачи',
      sitemap: true,
    },
    {
      id: 'shell.guide',
      path: '/content/front_up/how_to_make_order',
      expose: './GuidePage',
      access: 'anyone',
      title: 'Как сделать заказ',
      sitemap: true,
    },
    {
      id: 'shell.buyerPage',
      path: '/content/front_up/:code',
      expose: './ContentPage',
      access: 'anyone',
      sitemap: { call: '/v3/api/info/front_up/', field: 'CODE' },
    },
    {
      id: 'shell.companyPage',
      path: '/content/front_down/:code',
      expose: './ContentPage',
      access: 'anyone',
      sitemap: { call: '/v3/api/info/front_down/', field: 'CODE' },
    },
    {
      id: 'shell.contentOfType',
      path: '/content/:type/:code',
      expose: './ContentPage',
      access: 'anyone',
    },
    { id: 'shell.content', path: '/content/:code', expose: './ContentPage', access: 'anyone' },
    { id: 'shell.repair', path: '/repair', expose: './RepairPage', access: 'anyone' },
    { id: 'shell.serverError', path: '/server-error', expose: './ServerErrorPage', access: 'anyone' },
  ],
  modals: [
    { name: 'serverError', expose: './ServerErrorModal' },
    { name: 'palette', expose: './PaletteModal' },
    { name: 'feedback', expose: './FeedbackModal' },
    { name: 'askQuestion', expose: './AskQuestionModal' },
  ],
  slots: [],
  layoutSlots: ['header.search', 'header.basket', 'header.account'],
}

export default release
