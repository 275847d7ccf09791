import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useLocation } from '@prilavok/shared-kernel/router'
import { useEffect, useState } from 'react'
import { useReadShownAnswers } from './use-shown-answers'

interface SavedPage {
  path: string
  title: string
  /** Milliseconds since 1970. */
  at: number
}

/** Its answers are there by then, and its title is said. Who goes on sooner has not looked at it. */
const LOOKED_AT_MS = 2000
const MAX_PAGES = 8

/** The page's own name, without the shop's behind it. */
const ownTitle = (title: string) => title.split(' — ')[0] ?? title

/** Notes each page that is looked at and whose answers are saved; on a slow device they may come later than the look. */
export function useNotePages(isOffline: boolean): void {
  const { savedAnswers, query } = useKernel()
  const read = useReadShownAnswers()
  const { pathname, search } = useLocation()
  const path = pathname + search
  useEffect(() => {
    if (!savedAnswers || isOffline) return
    const waiting: { end?: () => void } = {}
    const note = () => {
      if (typeof read() !== 'number') return
      waiting.end?.()
      savedAnswers.notePage({ path, title: ownTitle(document.title) })
    }
    const timer = setTimeout(() => {
      waiting.end = query.getQueryCache().subscribe(note)
      note()
    }, LOOKED_AT_MS)
    return () => {
      clearTimeout(timer)
      waiting.end?.()
    }
  }, [savedAnswers, query, isOffline, read, path])
}

/** Pages that can be opened without a connection, but for this one. @param isNeeded without it none are read */
export function useSavedPages(isNeeded: boolean): readonly SavedPage[] {
  const { savedAnswers } = useKernel()
  const { pathname, search } = useLocation()
  const [pages, setPages] = useState<readonly SavedPage[]>([])
  useEffect(() => {
    if (!savedAnswers || !isNeeded) return
    let isCurrent = true
    void savedAnswers.pages().then((found) => {
      if (isCurrent) setPages(found)
    })
    return () => {
      isCurrent = false
    }
  }, [savedAnswers, isNeeded])
  return isNeeded ? pages.filter(({ path }) => path !== pathname + search).slice(0, MAX_PAGES) : []
}
