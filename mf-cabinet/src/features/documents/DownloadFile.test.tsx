import type { Download } from '@prilavok/shared-kernel/files'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DownloadFile } from './DownloadFile'

const show = (changes: Partial<Download> = {}) => {
  const download: Download = {
    ...{ busy: false, progress: undefined, received: undefined, problem: undefined },
    ...{ start: jest.fn(), cancel: jest.fn() },
    ...changes,
  }
  const { container } = render(<DownloadFile name="Прайс.xlsx" download={download} />)
  return { download, icon: container.querySelector('path')?.getAttribute('d') }
}

test.each<[Partial<Download>, string, string | null]>([
  [{}, 'Скачать: Прайс.xlsx', null],
  [{ busy: true }, 'Скачиваем: Прайс.xlsx', 'true'],
  [{ problem: 'Нет связи' }, 'Скачать ещё раз: Прайс.xlsx', null],
  [{ busy: true, problem: 'Нет связи' }, 'Скачиваем: Прайс.xlsx', 'true'],
])('of a download that is %j the button is «%s»', (changes, name, busy) => {
  show(changes)
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe(busy)
})

test('it starts the download', async () => {
  const { download } = show()
  await userEvent.click(screen.getByRole('button'))
  expect(download.start).toHaveBeenCalledTimes(1)
})

test('another try has another icon', () => {
  expect(show({ problem: 'Нет связи' }).icon).not.toBe(show().icon)
})
