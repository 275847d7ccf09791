import { setValue } from './set-value'

test.each(['input', 'textarea'] as const)('the value of %s is set past the node, and told', (tag) => {
  const control = document.createElement(tag)
  const noted = jest.fn()
  // As React does.
  Object.defineProperty(control, 'value', { configurable: true, set: noted })
  const box = document.createElement('div')
  box.append(control)
  const heard = jest.fn()
  box.addEventListener('input', heard)
  setValue(control, 'бумага')
  expect(noted).not.toHaveBeenCalled()
  expect(heard).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(control, 'value')
  expect(control.value).toBe('бумага')
})
