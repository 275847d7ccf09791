import type { Certificate, CertificatesAnswer, PhotosAnswer } from '@prilavok/shared-kernel/contract'

/** Certificates of a product from both calls that bring them, each once (000 §3). */
export const productCertificates = (
  photos: PhotosAnswer | undefined,
  certificates: CertificatesAnswer | undefined,
): Certificate[] => [
  ...new Map(
    [...(photos?.CERTIFICATE ?? []), ...(certificates?.ITEMS ?? [])].map((item) => [item.ID, item]),
  ).values(),
]
