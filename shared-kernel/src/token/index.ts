export { isSameLogin, type LoginIdentity, readLoginIdentity } from './login-stamp'
export { clearSession, readSession, type StoredSession, storeSession } from './session-cookies'
export { createTokenService, LoginError, type TokenService } from './token-service'
export { useLogout } from './use-logout'
