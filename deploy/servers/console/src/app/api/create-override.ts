import type { OverrideAnswer, OverrideRequest } from '../../contract'
import { call } from './client'

export const createOverride = (request: OverrideRequest) => call<OverrideAnswer>('/overrides', request)
