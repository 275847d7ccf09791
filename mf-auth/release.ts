import type { ReleaseDescriptor } from '@prilavok/shared-kernel/contract'

const release: ReleaseDescriptor = {
  name: 'mf-auth',
  requires: { 'shared-kernel': '^1.0.0', bus: 1, api: 1 },
  routes: [
    { id: 'auth.login', path: '/login', expose: './LoginPage', access: 'anyone' },
    { id: 'auth.registration', path: '/registration', expose: './RegistrationPage', access: 'anyone' },
    { id: 'auth.recovery', path: '/recovery', expose: './RecoveryPage', access: 'anyone' },
    { id: 'auth.confirm', path: '/confirm', expose: './ConfirmPage', access: 'anyone' },
    { id: 'auth.signUp', path: '/sign-up', expose: './SignUpPage', access: 'anyone' },
  ],
  modals: [
    { name: 'authentication', expose: './LoginModal' },
    { name: 'consentText', expose: './ConsentTextModal' },
    { name: 'passwordSuccess', expose: './PasswordSuccessModal' },
    { name: 'endSessions', expose: './EndSessionsModal' },
  ],
  slots: [
    { slot: 'header.account', expose: './AccountMenu' },
    { slot: 'settings.password', expose: './PasswordSettings' },
    { slot: 'settings.sessions', expose: './SessionSettings' },
    { slot: 'palette.actions', expose: './PaletteActions', order: 20 },
  ],
}

export default release
