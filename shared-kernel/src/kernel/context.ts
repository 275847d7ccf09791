import { createContext, useContext } from 'react'
import type { Kernel } from './kernel'

const KernelContext = createContext<Kernel | null>(null)
KernelContext.displayName = 'Kernel'

export const KernelProvider = KernelContext.Provider

/**
 * The kernel of this page.
 * @throws when no `KernelProvider` is above the component.
 */
export function useKernel(): Kernel {
  const kernel = useContext(KernelContext)
  if (!kernel)
    throw new Error(
      'useKernel: there is no KernelProvider above this component. Render it inside the shell, or with renderWithKernel in a test.',
    )
  return kernel
}
