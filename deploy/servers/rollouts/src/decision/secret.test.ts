import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../testing/build-folder'
import { edgeSecret, secretFile } from './secret'

const place = () => secretFile({ DATA_DIR: join(temporaryFolder(), 'data/deep') })

test('a secret is made in the folder of the data, for its owner alone, without a draft left beside it', () => {
  const file = place()
  const secret = edgeSecret('', file)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect([readFileSync(file, 'utf8'), readdirSync(dirname(file))]).toEqual([secret, ['edge-secret']])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(edgeSecret('', place())).not.toBe(secret)
})

test('a secret of the settings makes no file', () => {
  const folder = temporaryFolder()
  expect(edgeSecret('given', join(folder, 'edge-secret'))).toBe('given')
  expect(readdirSync(folder)).toEqual([])
})

test('a secret that somebody has written is taken without the spaces around it', () => {
  const file = join(temporaryFolder(), 'edge-secret')
  writeFileSync(file, ' written by hand\n')
  expect(edgeSecret('', file)).toBe('written by hand')
})

test('an empty file is told of, and what to do', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'edge-secret')
  writeFileSync(file, '\n')
  expect(() => edgeSecret('', file)).toThrow(
    `${file} holds no secret. Remove it, or give one with EDGE_SECRET.`,
  )
  expect(readdirSync(folder)).toEqual(['edge-secret'])
})

test('what cannot be read or made is told of as it is', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'edge-secret'))
  expect(() => edgeSecret('', join(folder, 'edge-secret'))).toThrow('EISDIR')
  writeFileSync(join(folder, 'data'), '')
  expect(() => edgeSecret('', join(folder, 'data', 'edge-secret'))).toThrow('ENOTDIR')
})
