import { MODAL_ATTRIBUTE, type ModalName } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { savesData } from '../../model/saves-data'
import { useModuleSource } from '../../parts/module-source'

const MEANT = ['pointerover', 'focusin'] as const

const modalOf = ({ target }: Event): ModalName | undefined => {
  const link = target instanceof Element && target.closest(`[${MODAL_ATTRIBUTE}]`)
  return link ? (link.getAttribute(MODAL_ATTRIBUTE) as ModalName) : undefined
}

/**
 * Loads the code of a modal as soon as the pointer is over the link that opens it, or the link has the focus: then it opens at once.
 * Once, and not where the buyer saves data or is offline; a failed load is evicted, so that the modal itself tries again.
 */
export function useModalsAhead(): void {
  const { plan, platform } = useKernel()
  const source = useModuleSource()
  useEffect(() => {
    const tried = new Set<ModalName>()
    const load = (event: Event) => {
      const name = modalOf(event)
      const modal = name && plan.modals[name]
      if (!modal || tried.has(name) || !platform.isOnline() || savesData(navigator)) return
      tried.add(name)
      source.load(modal.part, modal.expose).catch(() => source.evict(modal.part, modal.expose))
    }
    for (const meant of MEANT) document.addEventListener(meant, load)
    return () => {
      for (const meant of MEANT) document.removeEventListener(meant, load)
    }
  }, [plan, platform, source])
}
