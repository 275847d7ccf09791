import { catchSavedFiles } from '@prilavok/shared-kernel/testing'
import { saveFile } from './save-file'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a file is handed over under its name; its address lasts until the browser has read it', () => {
  const saved = catchSavedFiles()
  const revoked = jest.spyOn(URL, 'revokeObjectURL')
  const content = new Blob(['a'])
  saveFile(content, 'Заказы.xlsx')
  expect(saved).toEqual([{ name: 'Заказы.xlsx', content }])
  expect(document.querySelector('a')).toBeNull()
  jest.advanceTimersByTime(59_999)
  expect(revoked).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(revoked).toHaveBeenCalledTimes(1)
})
