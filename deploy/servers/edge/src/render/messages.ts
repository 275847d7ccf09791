import type { DocumentHead, DocumentShell, RenderJob, Shop } from '@prilavok/shared-kernel/contract'

/** `part@version`: what a broken release, a circuit or a log line is named by. */
export type ReleaseKey = string

export const releaseKey = (part: string, version: string): ReleaseKey => `${part}@${version}`

export interface DocumentShellRequest {
  shellVersion: string
  shop: Shop
  base: string
  nonce: string
}

/** What the edge asks a worker. Every request has a number that its answers carry. */
export type ToWorker =
  | { kind: 'render'; id: number; job: RenderJob; rejected: ReleaseKey[] }
  | { kind: 'document-shell'; id: number; request: DocumentShellRequest }
  | { kind: 'warm'; shellVersion: string }
  | { kind: 'abort'; id: number; reason: string }

export type FromWorker =
  /** `thread`: what the system calls it; undefined where it does not tell. */
  | { kind: 'ready'; thread: number | undefined }
  /** The release that the number in shared memory stands for. */
  | { kind: 'release'; mark: number; key: ReleaseKey }
  | { kind: 'head'; id: number; head: DocumentHead }
  | { kind: 'write'; id: number; html: string }
  | { kind: 'problem'; id: number; text: string }
  | { kind: 'session-rejected'; id: number }
  | { kind: 'document-shell'; id: number; documentShell: DocumentShell }
  /** `heapUsed` in bytes. */
  | { kind: 'done'; id: number; heapUsed: number }
  | { kind: 'failed'; id: number; text: string }

/** Milliseconds between two heartbeats. */
export const BEAT_MS = 25

/** Cells of the memory that the edge and a worker share. A worker that hangs cannot send messages; these can still be read. */
export const SharedCell = { beats: 0, release: 1 } as const
export const SHARED_CELLS = 2

export interface WorkerInput {
  shared: SharedArrayBuffer
  releasesDir: string
}
