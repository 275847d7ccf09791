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
