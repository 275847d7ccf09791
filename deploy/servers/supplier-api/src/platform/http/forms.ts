import formbody from '@fastify/formbody'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { apiErrors } from '../errors'

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
    /** The route takes files, and says itself what is wrong with too large a one; elsewhere files are not kept. */
    takesFiles?: boolean
  }
}

/** 000 §5: files up to 5242880 bytes. */
const FILE_BYTES = 5_242_880
/** A multipart body whole: five files, and one that is too large, of which its route tells. */
const MULTIPART_BYTES = 8 * FILE_BYTES
/** A multipart body without files, in lengths of its fields: names and boundaries take as much again. */
const FIELD_ROOM = 2
/** Of all bodies with files that a process reads or works on at once: files are kept in memory. */
const HELD_BYTES = 268_435_456

/** Values in composed letters (NFC): some systems send «й» as «и» and a breve, which no search and no comparison would find. */
const decodeComposed: qs.IParseOptions['decoder'] = (text, decode, charset, type) => {
  const decoded = decode(text, decode, charset)
  return type === 'value' ? decoded.normalize('NFC') : decoded
}

/** Nested names (`products[15][quantity]`) become objects; keys are ids, so nothing becomes an array. */
export const parseNames = (text: string): Record<string, unknown> =>
  qs.parse(text, { parseArrays: false, depth: 5, parameterLimit: 5000, decoder: decodeComposed })

/**
 * Form and multipart bodies with names as the client flattens them: name[key][i] (000 §7).
 * @param heldBytes of bodies with files at once; further ones are rejected (503)
 */
export async function acceptForms(app: FastifyInstance, heldBytes = HELD_BYTES): Promise<void> {
  const bound = boundBodies(heldBytes)
  await app.register(formbody, { parser: parseNames, bodyLimit: 1_048_576 })
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: FILE_BYTES, files: 5, fields: 5000, parts: 5005 },
  })
  app.decorateRequest('uploads')
  app.addHook('preValidation', async (request, reply) => {
    request.uploads = []
    if (request.isMultipart()) {
      bound(request, reply)
      request.body = await readMultipart(request)
    } else if (request.method !== 'GET') request.body ??= {}
  })
}

async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request)
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause
    // What the parser throws at a cut off or malformed body has no status of its own.
    throw apiErrors.brokenBody()
  }
}

/** Fields together may be as large as a body without files (`bodyLimit` of the route). */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const pairs: string[] = []
  let room = request.routeOptions.bodyLimit
  for await (const part of request.parts({ limits: { fieldSize: room } })) {
    if (part.type === 'file') {
      if (request.routeOptions.config.takesFiles) request.uploads.push(await readFile(part))
      else part.file.resume()
      continue
    }
    const value = String(part.value)
    room -= part.fieldname.length + value.length
    if (part.valueTruncated || room < 0) throw apiErrors.tooLarge()
    pairs.push(`${encodeURIComponent(part.fieldname)}=${encodeURIComponent(value)}`)
  }
  return parseNames(pairs.join('&'))
}

/**
 * Ends bodies that are longer than the form of their route may be, whether or not their sender says how long they are, and
 * rejects files that have no room beside the others: the parser keeps all fields.
 */
function boundBodies(heldBytes: number) {
  const hold = roomOf(heldBytes)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const { headers, raw, routeOptions } = request
    const takesFiles = routeOptions.config.takesFiles === true
    const most = takesFiles ? MULTIPART_BYTES : FIELD_ROOM * routeOptions.bodyLimit
    const promised = Number(headers['content-length'] ?? 0)
    if (promised > most) throw apiErrors.tooLarge()
    if (takesFiles) hold(request, reply, promised)
    let bytes = 0
    raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > most) raw.destroy(apiErrors.tooLarge())
    })
  }
}

/**
 * Room that bodies have together until they are answered. What a sender promises is reserved, so that a body once begun is
 * read to its end; one that promises nothing takes room as it comes, and is ended where there is none left.
 */
function roomOf(heldBytes: number) {
  let held = 0
  return ({ raw }: FastifyRequest, reply: FastifyReply, promised: number): void => {
    const { socket } = raw
    if (socket.destroyed) throw apiErrors.brokenBody()
    if (held + Math.max(promised, 1) > heldBytes) throw apiErrors.unavailable()
    let own = promised
    held += promised
    const grow = (chunk: Buffer): void => {
      own += chunk.length
      held += chunk.length
      if (held > heldBytes) raw.destroy(apiErrors.unavailable())
    }
    if (promised === 0) raw.on('data', grow)
    const giveBack = (): void => {
      raw.off('data', grow)
      reply.raw.off('close', giveBack)
      socket.off('close', giveBack)
      held -= own
    }
    reply.raw.once('close', giveBack)
    // An answer that waits behind another one of its connection is not told of the end.
    socket.once('close', giveBack)
  }
}

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  const content = await part.toBuffer()
  const isTooLarge = part.file.truncated
  const file = { field: part.fieldname, name: part.filename, isTooLarge }
  return { ...file, content: isTooLarge ? Buffer.alloc(0) : content }
}
