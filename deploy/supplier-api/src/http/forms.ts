import formbody from '@fastify/formbody'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import qs from 'qs'
import { refusals } from '../errors'

/** A file of a multipart body, read whole. */
export interface UploadedFile {
  field: string
  name: string
  /** Empty when the file is too large. */
  content: Buffer
  isTooLarge: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body; empty otherwise. */
    uploads: UploadedFile[]
  }
  interface FastifyContextConfig {
    /** The route says itself what is wrong with too large a file; otherwise the request is refused (413). */
    judgesLargeFiles?: boolean
  }
}

/** 000 §5: files up to 5242880 bytes. */
const FILE_BYTES = 5_242_880

/** Nested names (`products[15][quantity]`) become objects; keys are ids, so nothing becomes an array. */
export const parseNames = (text: string): Record<string, unknown> =>
  qs.parse(text, { parseArrays: false, depth: 5, parameterLimit: 5000 })

/** Form and multipart bodies with names as the client flattens them: name[key][i] (000 §7). */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: parseNames, bodyLimit: 1_048_576 })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: FILE_BYTES, files: 5, fields: 5000, fieldSize: 65_536, parts: 5005 },
  })
  app.decorateRequest('uploads')
  app.addHook('preValidation', async (request) => {
    request.uploads = []
    if (request.isMultipart()) request.body = await readMultipart(request)
    else if (request.method !== 'GET') request.body ??= {}
  })
}

async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request)
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause
    // What the parser throws at a cut off or malformed body has no status of its own.
    throw refusals.brokenBody()
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const pairs: string[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') request.uploads.push(await readFile(part, request))
    else pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(String(part.value))}`)
  }
  return parseNames(pairs.join('&'))
}

async function readFile(part: MultipartFile, request: FastifyRequest): Promise<UploadedFile> {
  const content = await part.toBuffer()
  const isTooLarge = part.file.truncated
  if (isTooLarge && !request.routeOptions.config.judgesLargeFiles) throw refusals.tooLarge()
  const file = { field: part.fieldname, name: part.filename, isTooLarge }
  return { ...file, content: isTooLarge ? Buffer.alloc(0) : content }
}
