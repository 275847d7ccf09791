import type { Operator } from '../../contract'
import { call } from './client'

export const login = (body: { login: string; password: string }) => call<Operator>('/login', body)
export const logout = () => call('/logout', {})
export const changePassword = (body: { current: string; next: string }) => call('/password', body)
