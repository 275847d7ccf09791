import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { ClientFile, FilesStoredAnswer } from '@prilavok/shared-kernel/contract'
import type { SendOptions } from '@prilavok/shared-kernel/files'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { keys } from './keys'

const shape = isObjectWith<FilesStoredAnswer>({
  FILES: isListOf(isObjectWith<ClientFile>({ ID: isNumber, NAME: isText, PATH: isText })),
})

/**
 * Stores a document of the customer: POST /v3/api/client/files/, multipart. The list of files is then the one of the answer.
 * @param key of this file: sent again with it, because an answer was lost, the file is stored once
 * @returns what was rejected after all: another back end may answer so, ours throws
 * @throws ApiError
 */
export async function sendDocument(
  { api, query }: Kernel,
  { file, key }: { file: File; key: string },
  options: SendOptions,
): Promise<FilesStoredAnswer['ERRORS']> {
  const { FILES, ERRORS } = await api.post(
    '/v3/api/client/files/',
    { file, idempotency_key: key },
    { shape, ...options },
  )
  await query.cancelQueries({ queryKey: keys.clientFiles })
  query.setQueryData<ClientFile[]>(keys.clientFiles, FILES)
  return ERRORS ?? []
}
