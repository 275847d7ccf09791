import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { catchSavedFiles, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cabinetApi } from '../testing/cabinet-api'
import { testFile } from '../testing/test-files'
import { useFileDownload } from './use-file-download'

const { called, intercept } = cabinetApi()
const MINUTE = 60_000

const NOW = [testFile({ PATH: '/upload/files/now.xlsx' })]

interface FileProps {
  listed: readonly ClientFile[]
  /** Of the lists that were good enough. */
  ages: number[]
}
function File({ listed, ages }: FileProps) {
  const { start, problem, busy } = useFileDownload(testFile(), async (_kernel, age) => {
    ages.push(age)
    return listed
  })
  return (
    <button type="button" aria-busy={busy} onClick={start}>
      {problem ?? 'Скачать'}
    </button>
  )
}
function show(listed: readonly ClientFile[] = NOW) {
  const ages: number[] = []
  renderWithKernel(<File {...{ listed, ages }} />)
  return ages
}
const press = async () => {
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'false'))
}

test('it is fetched by the link of a list that is 45 minutes old at most', async () => {
  const saved = catchSavedFiles()
  const ages = show()
  await press()
  expect(saved).toHaveLength(1)
  expect(called('/upload/files/')).toEqual(['GET /upload/files/now.xlsx'])
  expect(ages).toEqual([45 * MINUTE])
})

test('one that is no longer listed has its own link', async () => {
  catchSavedFiles()
  show([testFile({ ID: 2, PATH: '/upload/files/other.xlsx' })])
  await press()
  expect(called('/upload/files/')).toEqual(['GET /upload/files/ticket1/price.xlsx'])
})

test('after a failure the list is read anew, and not once that has gone well', async () => {
  catchSavedFiles()
  intercept(({ path }) => (path.startsWith('/upload/') ? 404 : undefined))
  const ages = show()
  await press()
  expect(screen.getByRole('button')).not.toHaveTextContent('Скачать')
  intercept(() => undefined)
  await press()
  expect(screen.getByRole('button')).toHaveTextContent('Скачать')
  await press()
  expect(ages).toEqual([45 * MINUTE, 0, 45 * MINUTE])
})
