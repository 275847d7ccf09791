import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-auth',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    { id: 'auth.login', path: '/login', expose: './LoginPage', access: 'anyone' },
    { id: 'auth.recovery', path: '/recovery', expose: './RecoveryPage', access: 'anyone' },
  ],
  modals: [
    { name: 'authentication', expose: './LoginModal' },
    { name: 'consentText', expose: './ConsentTextModal' },
  ],
  slots: [{ slot: 'header.account', expose: './AccountMenu' }],
}

export default release
