import type { MapTiles } from '@prilavok/shared-kernel/contract'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapPlace } from './map'
import { hasCoordinates } from './place-url'

interface LeafletOptions {
  /** None: no map is made, and its library is not loaded. */
  tiles: MapTiles | undefined
  places: readonly MapPlace[]
  selectedId: MapPlace['id'] | undefined
  onSelect: ((id: MapPlace['id']) => void) | undefined
}

type Leaflet = typeof import('leaflet')

interface ReadyMap {
  leaflet: Leaflet
  map: LeafletMap
  markers: LayerGroup
  elements: Map<MapPlace['id'], HTMLElement>
}

/** Closer than this says nothing about where a single place is. */
const MAX_ZOOM = 16
/** Where a map without places looks: Moscow (000 §9). */
const DEFAULT_CENTRE: [number, number] = [55.75, 37.58]
const DEFAULT_ZOOM = 10

function createMap(leaflet: Leaflet, canvas: HTMLElement, tiles: MapTiles, onNoTiles: () => void): ReadyMap {
  // The wheel belongs to the page until the map has the focus.
  const map = leaflet.map(canvas, { scrollWheelZoom: false, attributionControl: false, zoomControl: false })
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable())
  leaflet.control.zoom({ zoomInTitle: 'Приблизить', zoomOutTitle: 'Отдалить' }).addTo(map)
  leaflet.control.attribution({ prefix: false }).addTo(map)
  const loaded = { any: false }
  leaflet
    .tileLayer(tiles.url, { attribution: tiles.attribution })
    .on('tileload', () => {
      loaded.any = true
    })
    // Told when each tile in view has come or failed: a map with a hole in it is still a map.
    .on('load', () => loaded.any || onNoTiles())
    .addTo(map)
  return { leaflet, map, markers: leaflet.layerGroup().addTo(map), elements: new Map() }
}

/**
 * Places that the map can show; the same array as long as they say the same, whatever is rendered around. Markers stay then, with the
 * focus that one of them has, and so does the view that the buyer has moved to.
 */
function useShownPlaces(places: readonly MapPlace[]): readonly MapPlace[] {
  const shown = places.filter(hasCoordinates)
  const key = JSON.stringify(
    shown.map(({ id, title, mark, latitude, longitude }) => [id, title, mark, latitude, longitude]),
  )
  const [stable, setStable] = useState({ key, shown })
  if (stable.key !== key) setStable({ key, shown })
  return stable.shown
}

interface MapState {
  /** Library or tiles do not come. */
  failed: boolean
  /** Asks for both anew. */
  retry: () => void
}

/**
 * Keeps a Leaflet map on an element: its places as markers that keys reach, the chosen one marked. The library is loaded with
 * the first map.
 */
export function useLeaflet(canvas: RefObject<HTMLElement | null>, options: LeafletOptions): MapState {
  const { tiles, selectedId, onSelect } = options
  const places = useShownPlaces(options.places)
  const [readyMap, setReadyMap] = useState<ReadyMap>()
  const [attempt, setAttempt] = useState(1)
  /** The attempt that failed last. */
  const [failed, setFailed] = useState(0)
  const select = useEffectEvent((id: MapPlace['id']) => onSelect?.(id))

  useEffect(() => {
    if (!tiles) return
    const state: { map?: LeafletMap; ended?: boolean } = {}
    import('leaflet').then(
      (module) => {
        const leaflet = 'default' in module ? (module.default as Leaflet) : module
        if (state.ended || !canvas.current) return
        const next = createMap(leaflet, canvas.current, tiles, () => setFailed(attempt))
        state.map = next.map
        setReadyMap(next)
      },
      () => setFailed(attempt),
    )
    return () => {
      state.ended = true
      state.map?.remove()
      setReadyMap(undefined)
    }
  }, [tiles, canvas, attempt])

  useEffect(() => {
    if (!readyMap) return
    const { leaflet, map } = readyMap
    if (places.length === 0) return void map.setView(DEFAULT_CENTRE, DEFAULT_ZOOM)
    map.fitBounds(leaflet.latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude])), {
      padding: [32, 32],
      maxZoom: MAX_ZOOM,
      animate: false,
    })
  }, [readyMap, places])

  useEffect(() => {
    if (!readyMap) return
    const { leaflet, markers, elements } = readyMap
    markers.clearLayers()
    elements.clear()
    const icon = leaflet.divIcon({ className: 'place', iconSize: [28, 28], iconAnchor: [14, 14] })
    for (const { id, latitude, longitude, title, mark } of places) {
      const marker = leaflet.marker([latitude, longitude], { icon, title }).on('click', () => select(id))
      markers.addLayer(marker)
      const element = marker.getElement()
      if (!element) continue
      if (mark) element.textContent = mark
      elements.set(id, element)
    }
  }, [readyMap, places])

  // Markers stay when the choice changes: one of them has the focus.
  useEffect(() => {
    for (const { id, latitude, longitude } of places) {
      readyMap?.elements.get(id)?.setAttribute('aria-pressed', String(id === selectedId))
      // Chosen in a list while the buyer looks at another part of the map.
      if (id === selectedId) readyMap?.map.panInside([latitude, longitude], { padding: [40, 40] })
    }
  }, [readyMap, places, selectedId])

  return { failed: failed === attempt, retry: () => setAttempt(attempt + 1) }
}
