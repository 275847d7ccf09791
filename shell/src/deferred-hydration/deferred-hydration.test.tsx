import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect, useState } from 'react'
import { Hydrated } from './Hydrated'
import { earlyInput, hydrate, leaveDocument, serve } from './testing/server-page'

afterEach(leaveDocument)

const page = (children: ReactNode) => (
  <main>
    {children}
    <Hydrated root="page" />
  </main>
)
const hydrated = () => waitFor(() => expect(earlyInput().hydrated.page).toBe(true))

interface LoginProps {
  onLogin: (values: object) => void
}
function Login({ onLogin }: LoginProps) {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    email: '',
    agree: false,
    who: 'client',
    region: '33',
    comment: '',
  })
  const set = (name: string, value: string | boolean) => setValues((now) => ({ ...now, [name]: value }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onLogin(values)
      }}
    >
      <input
        type="email"
        name="email"
        aria-label="Почта"
        value={String(values.email)}
        onChange={(event) => set('email', event.target.value)}
      />
      <label>
        <input
          type="checkbox"
          name="agree"
          checked={values.agree === true}
          onChange={(event) => set('agree', event.target.checked)}
        />
        Согласен
      </label>
      {['client', 'partner'].map((who) => (
        <label key={who}>
          <input
            type="radio"
            name="who"
            value={who}
            checked={values.who === who}
            onChange={() => set('who', who)}
          />
          {who}
        </label>
      ))}
      <select
        aria-label="Регион"
        value={String(values.region)}
        onChange={(event) => set('region', event.target.value)}
      >
        <option value="33">Владимир</option>
        <option value="37">Иваново</option>
      </select>
      <textarea
        aria-label="Комментарий"
        value={String(values.comment)}
        onChange={(event) => set('comment', event.target.value)}
      />
      <button type="submit">Войти</button>
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}
const FILLED = { email: 'a@b.ru', agree: true, who: 'partner', region: '37', comment: 'после 10' }

async function fill() {
  const put = (label: string, value: string) => {
    screen.getByLabelText(label).focus()
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
  put('Почта', 'a@b.ru')
  await userEvent.click(screen.getByLabelText('Согласен'))
  await userEvent.click(screen.getByLabelText('partner'))
  await userEvent.selectOptions(screen.getByLabelText('Регион'), 'Иваново')
  put('Комментарий', 'после 10')
}

test('text, tick, choice of one, select and long text become the component’s own', async () => {
  const tree = page(<Login onLogin={() => undefined} />)
  serve(tree)
  await fill()
  await hydrate(tree)
  await hydrated()
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(FILLED)
  expect(screen.getByLabelText('Почта')).toHaveValue('a@b.ru')
  expect(screen.getByLabelText('Согласен')).toBeChecked()
  expect(screen.getByLabelText('partner')).toBeChecked()
  expect(screen.getByLabelText('Регион')).toHaveValue('37')
})

test.each([
  ['a click on the button', () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))],
  ['Enter in a field', () => userEvent.type(screen.getByLabelText('Почта'), '{Enter}')],
  ['a submit of the browser', async () => document.querySelector('form')?.requestSubmit()],
])('%s sends the form once, with all that was filled in', async (_how, send) => {
  const onLogin = jest.fn()
  const tree = page(<Login onLogin={onLogin} />)
  serve(tree)
  await fill()
  await send()
  await hydrate(tree)
  await hydrated()
  expect(onLogin.mock.calls).toEqual([[FILLED]])
})

test('the caret stays where the buyer has put it', async () => {
  const tree = page(<Login onLogin={() => undefined} />)
  serve(tree)
  const comment = screen.getByLabelText<HTMLTextAreaElement>('Комментарий')
  await userEvent.type(comment, 'звонить')
  comment.setSelectionRange(2, 4)
  await hydrate(tree)
  await hydrated()
  expect(comment).toHaveFocus()
  expect([comment.selectionStart, comment.selectionEnd]).toEqual([2, 4])
})

interface RowsProps {
  names: readonly string[]
  onAdd: (name: string, count: string) => void
}
/** Rows that take a typed count when the field is left, as the stepper does. */
function Rows({ names, onAdd }: RowsProps) {
  return names.map((name) => <Row key={name} name={name} onAdd={onAdd} />)
}
function Row({ name, onAdd }: { name: string; onAdd: RowsProps['onAdd'] }) {
  const [draft, setDraft] = useState('')
  const [count, setCount] = useState('1')
  return (
    <fieldset aria-label={name}>
      <input
        aria-label="Количество"
        value={draft || count}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft && setCount(draft)}
        onKeyDown={({ key }) => key === 'Enter' && onAdd(name, draft)}
      />
      <button type="button" onClick={() => onAdd(name, count)}>
        В корзину
      </button>
    </fieldset>
  )
}
const row = (name: string) => within(screen.getByRole('group', { name }))
async function typeCount(name: string, count: string) {
  await userEvent.clear(row(name).getByLabelText('Количество'))
  await userEvent.type(row(name).getByLabelText('Количество'), count)
}

test('a count that was typed and left is taken before the click that follows', async () => {
  const onAdd = jest.fn()
  const tree = page(<Rows names={['Бумага', 'Скрепки']} onAdd={onAdd} />)
  serve(tree)
  await typeCount('Скрепки', '40')
  await userEvent.click(row('Скрепки').getByRole('button', { name: 'В корзину' }))
  await hydrate(tree)
  await hydrated()
  expect(onAdd.mock.calls).toEqual([['Скрепки', '40']])
  expect(row('Скрепки').getByLabelText('Количество')).toHaveValue('40')
})

test('clicks find their row by its name where the browser renders other rows than the server', async () => {
  const onAdd = jest.fn()
  serve(page(<Rows names={['Бумага', 'Скрепки', 'Клей']} onAdd={onAdd} />))
  await typeCount('Клей', '7{Enter}')
  await userEvent.click(row('Скрепки').getByRole('button', { name: 'В корзину' }))
  await userEvent.click(row('Бумага').getByRole('button', { name: 'В корзину' }))
  await hydrate(page(<Rows names={['Папка', 'Клей', 'Бумага', 'Скрепки']} onAdd={onAdd} />))
  await hydrated()
  expect(onAdd.mock.calls).toEqual([
    ['Клей', '7'],
    ['Скрепки', '1'],
    ['Бумага', '1'],
  ])
})

test('an action that fails is reported; what follows is carried out, and other roots are recorded on', async () => {
  const reported = jest.fn()
  Object.assign(window, { reportError: reported })
  const onAdd = jest.fn()
  const tree = page([
    <Login key="login" onLogin={() => undefined} />,
    <Rows key="rows" names={['Бумага']} onAdd={onAdd} />,
  ])
  serve(tree)
  document.querySelector('form')?.requestSubmit()
  await userEvent.click(row('Бумага').getByRole('button', { name: 'В корзину' }))
  jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementationOnce(() => {
    throw new Error('not now')
  })
  await hydrate(tree)
  await hydrated()
  expect(reported).toHaveBeenCalledWith(new Error('not now'))
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(earlyInput().replaying).toBe(false)
  Reflect.deleteProperty(window, 'reportError')
})

test('what was meant for a page that has been left is forgotten, passwords among it', async () => {
  const tree = page(<Login onLogin={() => undefined} />)
  serve(tree)
  await fill()
  const hydrating = hydrate(tree)
  window.history.pushState(null, '', '/another')
  await hydrating
  await hydrated()
  expect(earlyInput().actions).toEqual([])
})

const stock: { arrive?: () => void } = {}
function Order({ onSend }: { onSend: () => void }) {
  const [isEnabled, enable] = useState(true)
  stock.arrive = () => enable(true)
  useEffect(() => enable(false), [])
  return (
    <button type="button" disabled={!isEnabled} onClick={onSend}>
      Оформить
    </button>
  )
}

test('a control that is not enabled yet gets its click when it is; meanwhile the page answers', async () => {
  const onSend = jest.fn()
  const onAdd = jest.fn()
  const tree = page([
    <Order key="order" onSend={onSend} />,
    <Rows key="rows" names={['Бумага']} onAdd={onAdd} />,
  ])
  serve(tree)
  await userEvent.click(screen.getByRole('button', { name: 'Оформить' }))
  await hydrate(tree)
  await hydrated()
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  expect(onAdd).toHaveBeenCalledTimes(1)
  expect(onSend).not.toHaveBeenCalled()
  await act(async () => stock.arrive?.())
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1))
})
