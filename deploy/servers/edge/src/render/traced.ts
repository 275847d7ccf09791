type Callable = (...args: unknown[]) => unknown

const isPlainFunction = (value: unknown): value is Callable =>
  typeof value === 'function' &&
  !(value.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent

function tracedFunction(original: Callable, entered: () => void): Callable {
  return (...args) => {
    entered()
    return original(...args)
  }
}

/**
 * An exposed module that says when its code begins to run, so that a worker that hangs can be blamed on the right release.
 * Components stay one component: the wrapper calls the original in its own render. What is no plain function is left as it is.
 */
export function traced(module: unknown, entered: () => void): unknown {
  if (typeof module !== 'object' || module === null) return module
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      isPlainFunction(value) ? tracedFunction(value, entered) : value,
    ]),
  )
}
