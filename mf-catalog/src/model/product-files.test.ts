import type { Certificate } from '@prilavok/shared-kernel/contract'
import { productCertificates } from './product-certificates'
import { productPhotos } from './product-photos'

const certificate = (ID: number, NAME = `Документ ${ID}`): Certificate => ({
  ID,
  NAME,
  PATH: `/upload/${ID}.pdf`,
  SIZE: 1,
  TYPE: 'pdf',
})

test('certificates of both calls, each once', () => {
  const [one, two, three] = [1, 2, 3].map((id) => certificate(id))
  const photos = { ITEMS: [], CERTIFICATE: [one, two] as Certificate[] }
  expect(productCertificates(photos, { ITEMS: [two, three] as Certificate[] })).toEqual([one, two, three])
})

test('certificates of the call that has answered', () => {
  const one = certificate(1)
  expect(productCertificates(undefined, { ITEMS: [one] })).toEqual([one])
  expect(productCertificates({ ITEMS: [], CERTIFICATE: [one] }, undefined)).toEqual([one])
  expect(productCertificates(undefined, undefined)).toEqual([])
})

test('photos of a product, the one of the lists first, each once', () => {
  const answer = {
    ITEMS: [
      { ID: 1, PATH: '/upload/2.webp' },
      { ID: 2, PATH: '/upload/1.webp' },
      { ID: 3, PATH: 'https://pictures.example/3.webp' },
    ],
    CERTIFICATE: [],
  }
  expect(productPhotos({ DETAIL_PICTURE_PATH: '/upload/1.webp' }, answer)).toEqual([
    '/upload/1.webp',
    '/upload/2.webp',
    'https://pictures.example/3.webp',
  ])
})

test('a product without a picture has the photos of the call, or none', () => {
  const answer = { ITEMS: [{ ID: 1, PATH: '/upload/2.webp' }], CERTIFICATE: [] }
  expect(productPhotos({ DETAIL_PICTURE_PATH: null }, answer)).toEqual(['/upload/2.webp'])
  expect(productPhotos({ DETAIL_PICTURE_PATH: null }, undefined)).toEqual([])
  expect(productPhotos({ DETAIL_PICTURE_PATH: '/upload/1.webp' }, undefined)).toEqual(['/upload/1.webp'])
})
