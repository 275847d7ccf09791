/** A certificate of a product (000 §3). `PATH` is relative to the API host (AMB-77), `SIZE` in bytes. */
export interface Certificate {
  ID: number
  NAME: string
  PATH: string
  SIZE: number
  TYPE: string
}

/** A picture of a product; the first one is its DETAIL_PICTURE_PATH. */
export interface Photo {
  ID: number
  /** Relative to the API host. */
  PATH: string
}

/** GET /v3/api/catalog/product/{id}/photo/ */
export interface PhotosAnswer {
  ITEMS: Photo[]
  CERTIFICATE: Certificate[]
}

/** GET /v3/api/catalog/product/{id}/certification/ */
export interface CertificatesAnswer {
  ITEMS: Certificate[]
}
