/// <reference types="@training-catalog/theme/theme" />

/** Of the analytics service, once its script runs. */
interface Window {
  umami?: {track?: (event: string, data: {url: string}) => void};
}
