import { isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'

/** Registration, recovery and passwords: one address for all of them, told apart by `type` (001 §7). */
export const REGISTER_PATH = '/v3/api/auth/register/'

export const isRegisterAnswer = isObjectWith<RegisterAnswer>({ SUCCESS: isText })
