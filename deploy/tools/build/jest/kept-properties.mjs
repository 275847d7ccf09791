/** Where jest's runner keeps its handlers of events. */
const HANDLERS_OF_JEST = Symbol.for('EVENT_HANDLERS')

/**
 * @param {object[]} objects the global object first
 * @param {(name: string) => boolean} [isStandard] names that stay although the object did not list them
 * @returns {() => void} takes away the properties that were added since, and brings back those that were replaced
 */
export function keepProperties(objects, isStandard = () => false) {
  const kept = [...new Set(objects)].map((object) => ({
    object,
    was: Object.getOwnPropertyDescriptors(object),
  }))
  return () => {
    for (const { object, was } of kept) restore(object, was, isStandard)
    delete objects[0][HANDLERS_OF_JEST]
  }
}

function restore(object, was, isStandard) {
  for (const name of Object.getOwnPropertyNames(object))
    if (!Object.hasOwn(was, name) && !isStandard(name)) delete object[name]
  for (const [name, descriptor] of Object.entries(was)) {
    const is = Object.getOwnPropertyDescriptor(object, name)
    if (is && is.value === descriptor.value && is.get === descriptor.get) continue
    if (!is || is.configurable) Object.defineProperty(object, name, descriptor)
    else if (is.writable) object[name] = descriptor.value
  }
}
