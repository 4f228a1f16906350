/** Origin of the video player: YouTube's cookie-free host, the only one that pages may embed in a frame. */
export const videoHost = 'https://www.youtube-nocookie.com';
