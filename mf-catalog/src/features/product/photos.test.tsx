import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './Gallery'
import { useZoom } from './use-zoom'

const PHOTOS = ['/1.svg', '/2.svg', '/3.svg']
function Box({ onSwipe }: { onSwipe: (direction: 1 | -1) => void }) {
  const { scale, enlarge, reduce, reset, look, area } = useZoom(onSwipe)
  const presses = { enlarge, reduce, reset, right: () => look(1, 0), up: () => look(0, -1) }
  return (
    <>
      <div data-testid="box" {...area}>
        {`× ${Number(scale.toFixed(3))}`}
      </div>
      {Object.entries(presses).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  )
}

describe('Gallery', () => {
  const WIDTH = 400
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  })
  afterEach(() => jest.restoreAllMocks())

  const show = (photos: readonly string[] = PHOTOS) =>
    renderWithKernel(<Gallery name="Ручка" photos={photos} />, { kernel: partKernel() })
  const enlargers = () => screen.getAllByRole('button', { name: /^Увеличить фото/ })
  const slides = () => enlargers()[0]?.parentElement?.parentElement as HTMLElement
  const reachable = () => enlargers().map(({ tabIndex }) => tabIndex)
  const counter = () => slides().parentElement?.querySelector('figcaption')?.textContent
  const pressKey = (key: string, modifiers = {}) => {
    const target = enlargers()[reachable().indexOf(0)] as HTMLElement
    const event = createEvent.keyDown(target, { key, ...modifiers })
    act(() => target.focus())
    fireEvent(target, event)
    return event.defaultPrevented
  }

  test('each photo can be enlarged, by its number; one of them is a stop of the tab key', async () => {
    const { kernel } = show()
    expect(enlargers().map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Увеличить фото 1 из 3', 'Увеличить фото 2 из 3', 'Увеличить фото 3 из 3'],
    ])
    expect(reachable()).toEqual([0, -1, -1])
    expect(counter()).toBe('1 / 3')
    await userEvent.click(enlargers()[1] as HTMLElement)
    expect(kernel.modals.current()).toEqual([
      { name: 'productPhotos', props: { name: 'Ручка', photos: PHOTOS, start: 1 } },
    ])
  })

  test('arrows go from photo to photo with the focus, as far as there are any', () => {
    show()
    expect(pressKey('ArrowLeft')).toBe(false)
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(pressKey('ArrowRight', { [modifier]: true })).toBe(false)
    expect(pressKey('ArrowRight')).toBe(true)
    expect(reachable()).toEqual([-1, 0, -1])
    expect(enlargers()[1]).toHaveFocus()
    expect(slides().scrollLeft).toBe(WIDTH)
    expect(pressKey('ArrowRight')).toBe(true)
    expect(pressKey('ArrowRight')).toBe(false)
    expect(slides().scrollLeft).toBe(2 * WIDTH)
    expect(pressKey('ArrowLeft')).toBe(true)
    expect(counter()).toBe('2 / 3')
  })
})

describe('use-zoom', () => {
  /** A box of 400 × 300 px at (100, 50). */
  const BOX = { left: 100, top: 50, width: 400, height: 300 }

  const box = () => screen.getByTestId('box')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  /** jsdom's own pointer events have no place. */
  const pointer = (
    type: 'down' | 'move' | 'up' | 'cancel',
    pointerId: number,
    clientX: number,
    clientY = 200,
  ) =>
    fireEvent(
      box(),
      Object.assign(new MouseEvent(`pointer${type}`, { clientX, clientY, bubbles: true }), { pointerId }),
    )
  const expectScale = (scale: number) => expect(box()).toHaveTextContent(`× ${scale}`)
  const scrolled = () => [Math.round(box().scrollLeft), Math.round(box().scrollTop)]

  const onSwipe = jest.fn<void, [1 | -1]>()
  beforeEach(() => {
    onSwipe.mockClear()
    Element.prototype.setPointerCapture = () => undefined
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(BOX as DOMRect)
    render(<Box onSwipe={onSwipe} />)
  })
  afterEach(() => jest.restoreAllMocks())

  test('buttons enlarge by half and no further than four times, reduce, and take all of it back', () => {
    expectScale(1)
    press('enlarge')
    expectScale(1.5)
    press('enlarge')
    expectScale(2.25)
    press('reduce')
    expectScale(1.5)
    for (let time = 0; time < 5; time++) press('enlarge')
    expectScale(4)
    press('reset')
    expectScale(1)
    press('reduce')
    expectScale(1)
  })

  test('a double press enlarges what lies under it, another one takes it back', () => {
    fireEvent.doubleClick(box(), { clientX: 200, clientY: 150 })
    expectScale(2.5)
    expect(scrolled()).toEqual([150, 150])
    fireEvent.doubleClick(box(), { clientX: 200, clientY: 150 })
    expectScale(1)
  })

  test('the wheel enlarges with Ctrl alone, and the page does not zoom then', () => {
    expect(fireEvent.wheel(box(), { deltaY: -100 })).toBe(true)
    expectScale(1)
    const turn = new WheelEvent('wheel', { deltaY: -50, bubbles: true, cancelable: true, ctrlKey: true })
    expect(fireEvent(box(), turn)).toBe(false)
    expectScale(Number(Math.exp(0.5).toFixed(3)))
    fireEvent.wheel(box(), { deltaY: 500, ctrlKey: true })
    expectScale(1)
  })

  test('two fingers enlarge by as much as they part, around their middle', () => {
    pointer('down', 1, 250)
    pointer('down', 2, 350)
    pointer('move', 2, 450)
    expectScale(2)
    // The middle of the fingers, 250 × 150 in the box, lies at 500 × 300 now.
    expect(scrolled()).toEqual([250, 150])
    pointer('move', 1, 350)
    expectScale(1)
    pointer('up', 1, 350)
    pointer('up', 2, 450)
    expect(onSwipe).not.toHaveBeenCalled()
  })

  test('one pointer moves what is enlarged and turns no page', () => {
    press('enlarge')
    pointer('down', 1, 300, 200)
    pointer('move', 1, 240, 190)
    expect(scrolled()).toEqual([160, 85])
    pointer('up', 1, 240, 190)
    pointer('move', 1, 100, 100)
    expect(scrolled()).toEqual([160, 85])
    expect(onSwipe).not.toHaveBeenCalled()
  })

  test.each([
    [300, 252, [[1]]],
    [300, 348, [[-1]]],
    [300, 253, []],
    [300, 347, []],
  ])('a sweep from %i to %i px turns: %j', (from, to, turns) => {
    pointer('down', 1, from)
    pointer('move', 1, to)
    pointer('up', 1, to)
    expect(onSwipe.mock.calls).toEqual(turns)
  })
})
