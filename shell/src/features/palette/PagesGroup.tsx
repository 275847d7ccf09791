import { useKernel } from '@prilavok/shared-kernel/kernel'
import { fitsText, isTitle, PaletteEntry, PaletteGroup } from '@prilavok/shared-kernel/palette'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useContentLinks } from '../../model/content-links/use-content-links'

interface PagesGroupProps {
  text: string
  /** Those whose whole name is typed, which stand before goods that have it in theirs, or the others. */
  whole: boolean
}

/** Pages of all parts that have a name and that this buyer may open, and those of the supplier, by their names. */
export function PagesGroup({ text, whole }: PagesGroupProps) {
  const { plan } = useKernel()
  const { state } = useSession()
  const { buyer, company } = useContentLinks()
  if (!text) return null
  const named = plan.routes.flatMap(({ id, path, title, access }) =>
    title && fitsText(text, title) && (access === 'anyone' || state === 'customer')
      ? [{ id, path, title }]
      : [],
  )
  const written = [...buyer, ...company]
    .filter(({ title, to }) => fitsText(text, title) && named.every(({ path }) => path !== to))
    .map(({ to, title }) => ({ id: to, path: to, title }))
  const pages = [...named, ...written].filter(({ title }) => isTitle(text, title) === whole)
  if (pages.length === 0) return null
  return (
    <PaletteGroup title="Страницы">
      {pages.map(({ id, path, title }) => (
        <PaletteEntry key={id} icon="arrow-right" title={title} text={text} to={path} />
      ))}
    </PaletteGroup>
  )
}
