import { partKernel, renderWithKernel, testProduct } from '@prilavok/shared-kernel/testing'
import { act, waitFor } from '@testing-library/react'
import { catalogApi } from '../testing/catalog-api'
import { useProductFiles } from './use-product-files'

const { data, intercept, called } = catalogApi()
type Files = ReturnType<typeof useProductFiles>
const product = testProduct({ ID: 77, DETAIL_PICTURE_PATH: '/upload/1.webp' })
const certificate = (ID: number) => ({ ID, NAME: `№ ${ID}`, PATH: '/1.pdf', SIZE: 1, TYPE: 'pdf' })

function FilesOf({ due, tell }: { due: boolean; tell: (now: Files) => void }) {
  tell(useProductFiles(product, due))
  return null
}
const files = (due = true) => {
  const now: { files?: Files } = {}
  renderWithKernel(
    <FilesOf
      due={due}
      tell={(next) => {
        now.files = next
      }}
    />,
    { kernel: partKernel() },
  )
  return () => now.files as Files
}
beforeEach(() => {
  data.photo = { ITEMS: [{ ID: 1, PATH: '/upload/2.webp' }], CERTIFICATE: [certificate(1)] }
  data.certification = [certificate(2)]
})

test('files wait for the product itself; its own picture is there at once', () => {
  const now = files(false)
  expect(now()).toMatchObject({ photos: ['/upload/1.webp'], certificates: [], retrying: false })
  expect(called('/product/')).toEqual([])
})

test('files come from both calls', async () => {
  const now = files()
  expect(now().retrying).toBe(true)
  await waitFor(() => expect(now().retrying).toBe(false))
  expect(now().photos).toEqual(['/upload/1.webp', '/upload/2.webp'])
  expect(now().certificates.map(({ ID }) => ID)).toEqual([1, 2])
  expect(now()).toMatchObject({ photosError: null, certificatesError: null })
})

test.each([
  ['photo', [2], true],
  ['certification', [1], false],
])(
  'those of %s that fail say why, leave the others, and are asked for again alone',
  async (call, left, photos) => {
    intercept(({ path }) => (path.endsWith(`/${call}/`) ? 400 : undefined))
    const now = files()
    await waitFor(() => expect(now().certificatesError).toBeInstanceOf(Error))
    await waitFor(() => expect(now().certificates.map(({ ID }) => ID)).toEqual(left))
    expect(now().photosError !== null).toBe(photos)
    intercept(() => undefined)
    act(() => now().retry())
    await waitFor(() => expect(now().certificates.map(({ ID }) => ID)).toEqual([1, 2]))
    expect(now()).toMatchObject({ photosError: null, certificatesError: null })
    expect(called('/product/77/')).toHaveLength(3)
  },
)
