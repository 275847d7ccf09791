import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-catalog',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    { id: 'catalog.list', path: '/catalog-list', expose: './CatalogListPage', access: 'anyone' },
    {
      id: 'catalog.listSection',
      path: '/catalog-list/:sectionId',
      params: { sectionId: 'digits' },
      expose: './CatalogListPage',
      access: 'anyone',
    },
    {
      id: 'catalog.section',
      path: '/catalog/:sectionId',
      params: { sectionId: 'digits' },
      expose: './SectionPage',
      access: 'anyone',
      slots: ['page.orderBar'],
      next: ['catalog.product'],
    },
    {
      id: 'catalog.product',
      path: '/product/:productId',
      params: { productId: 'digits' },
      expose: './ProductPage',
      access: 'anyone',
    },
    {
      id: 'catalog.search',
      path: '/search',
      expose: './SearchPage',
      access: 'anyone',
      slots: ['page.orderBar'],
      next: ['catalog.product'],
    },
  ],
  modals: [{ name: 'QuickView', expose: './QuickView' }],
  slots: [
    { slot: 'header.search', expose: './SearchBox' },
    { slot: 'header.catalogMenu', expose: './CatalogMenu' },
    { slot: 'home.blocks', expose: './HomeBlocks' },
  ],
}

export default release
