import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

/** The kernel's own page. Only `npm run dev` compiles this part: it is in no production build and in no registry. */
const release: ReleaseDescriptor = {
  name: 'mf-design',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [{ id: 'design.showroom', path: '/design', expose: './DesignPage', access: 'anyone' }],
  modals: [],
  slots: [],
}

export default release
