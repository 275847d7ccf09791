import { renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { CorrectedNote } from './CorrectedNote'

const show = (q: string, typed: string | null) => renderWithKernel(<CorrectedNote q={q} typed={typed} />)

test('what is shown, what was typed, and the way back to that', () => {
  show('бумага', ',evfuf')
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Показаны товары по запросу «бумага»\. Вы искали «,evfuf»\./,
  )
  const link = screen.getByRole('link', { name: 'Искать «,evfuf»' })
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop')
  expect(Object.fromEntries(searchParams)).toEqual({ q: ',evfuf', typed: ',evfuf' })
})

test.each([null, '', 'бумага'])('typed as «%s» it is no correction', (typed) => {
  expect(show('бумага', typed).container).toBeEmptyDOMElement()
})
