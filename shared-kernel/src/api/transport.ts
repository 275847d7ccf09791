import type { Platform } from '@prilavok/shared-kernel/kernel'
import type { AxiosInstance } from 'axios'

/** 000 §9. */
export const TIMEOUT_MS = 30_000

/** The API stands beside the server that renders: compressing answers for so short a way costs both of them time. */
const SERVER = { adapter: 'fetch' as const, headers: { 'Accept-Encoding': 'identity' } }

/** The axios instance of a page and what its callers need of the package. */
export interface Transport {
  http: AxiosInstance
  isAxiosError: typeof import('axios').isAxiosError
}

/**
 * Loads axios at the first call: a page that the server has rendered needs no call before the buyer acts, and 20 KB less
 * of script stand before its hydration.
 */
export function createTransport(platform: Platform): () => Promise<Transport> {
  const state: { loading?: Promise<Transport> } = {}
  const load = async (): Promise<Transport> => {
    const { default: axios, isAxiosError } = await import(/* webpackChunkName: "axios" */ 'axios')
    const http = axios.create({
      baseURL: platform.apiOrigin,
      timeout: TIMEOUT_MS,
      paramsSerializer: { indexes: true },
      formSerializer: { indexes: true },
      ...(platform.kind === 'server' ? SERVER : {}),
    })
    return { http, isAxiosError }
  }
  return () => {
    state.loading ??= load().catch((error: unknown) => {
      state.loading = undefined
      throw error
    })
    return state.loading
  }
}
