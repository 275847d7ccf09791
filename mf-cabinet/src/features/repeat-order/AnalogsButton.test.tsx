import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { NO_CHOICES, repeatReducer } from '../../model/repeat-choices'
import { cabinetApi } from '../../testing/cabinet-api'
import { repeatRow, repeatViews } from '../../testing/test-repeat'
import { AnalogChoice } from './AnalogChoice'
import { AnalogsButton } from './AnalogsButton'

const { intercept, called } = cabinetApi()
const PATH = '/v3/api/catalog/product/7/partialAnalogs/'

/** A row that has the button until an answer has come. */
function Row() {
  const [choices, dispatch] = useReducer(repeatReducer, NO_CHOICES)
  const [view] = repeatViews([repeatRow(7, { REMAIN: 0 })], choices)
  if (!view) return null
  return (
    <div data-row="7" tabIndex={-1}>
      {!choices.offered.has(7) && <AnalogsButton view={view} dispatch={dispatch} />}
      {view.options.length > 0 && <AnalogChoice view={view} money={String} onTake={() => undefined} />}
    </div>
  )
}
const show = () =>
  renderWithKernel(
    <>
      <Row />
      <input aria-label="Поиск" />
    </>,
    { kernel: partKernel({ cookies: LOGGED_IN, personal: {} }) },
  )
const press = () => userEvent.click(screen.getByRole('button', { name: 'Аналоги' }))
const gone = () => waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
/** The answer waits until it is let go. */
function hold(answer?: object | number) {
  const gate: { open: () => void } = { open: () => undefined }
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  intercept(async ({ path }) => {
    if (path !== PATH) return undefined
    await opened
    return answer
  })
  return () => gate.open()
}

test('what is found is offered, and the focus comes to it', async () => {
  show()
  await press()
  await gone()
  expect(called(PATH)).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /Степлер «Скоба»/ })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Не заменять' })).toHaveFocus()
})

test('where nothing is found the focus comes to the row', async () => {
  intercept(({ path }) => (path === PATH ? { ITEMS: [] } : undefined))
  const { container } = show()
  await press()
  await gone()
  expect(container.querySelector('[data-row]')).toHaveFocus()
})

test('it is busy meanwhile; whoever has gone on keeps the focus', async () => {
  const answer = hold()
  show()
  await press()
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('textbox', { name: 'Поиск' }))
  answer()
  await gone()
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus()
})

test('who has left the button for nothing else is led to what has come', async () => {
  const answer = hold()
  show()
  await press()
  screen.getByRole('button').blur()
  expect(document.body).toHaveFocus()
  answer()
  await gone()
  expect(screen.getByRole('radio', { name: 'Не заменять' })).toHaveFocus()
})

test('what fails is told, and can be tried again', async () => {
  intercept(({ path }) => (path === PATH ? 422 : undefined))
  const { kernel } = show()
  await press()
  await waitFor(() =>
    expect(kernel.notices.current()).toMatchObject([
      { kind: 'error', text: 'Аналоги не загрузились, попробуйте ещё раз' },
    ]),
  )
  const button = screen.getByRole('button', { name: 'Аналоги' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
})
