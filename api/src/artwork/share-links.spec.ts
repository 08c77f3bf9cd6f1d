import { toDirectLink } from './share-links';

describe('a link to a share page', () => {
  test.each([
    [
      'https://drive.google.com/file/d/1aB_c-D/view?usp=sharing',
      'https://drive.google.com/uc?export=download&id=1aB_c-D',
    ],
    ['https://drive.google.com/open?id=1aB', 'https://drive.google.com/uc?export=download&id=1aB'],
    [
      'https://drive.google.com/file/d/1aB/view?resourcekey=0-x',
      'https://drive.google.com/uc?export=download&id=1aB&resourcekey=0-x',
    ],
    [
      'https://www.dropbox.com/scl/fi/abc/art.tif?rlkey=k&dl=0',
      'https://www.dropbox.com/scl/fi/abc/art.tif?rlkey=k&dl=1',
    ],
    ['https://www.dropbox.com/s/abc/art.tif', 'https://www.dropbox.com/s/abc/art.tif?dl=1'],
    ['https://1drv.ms/i/s!Abc', 'https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL2kvcyFBYmM/root/content'],
    ['https://onedrive.live.com/redir?resid=A!1&authkey=b', 'https://onedrive.live.com/download?resid=A!1&authkey=b'],
    [
      'https://print-my.sharepoint.com/:i:/g/personal/a/Eabc?e=x',
      'https://print-my.sharepoint.com/:i:/g/personal/a/Eabc?e=x&download=1',
    ],
  ])('%s becomes a link to the file itself', (link, direct) => {
    expect(toDirectLink(link)).toBe(direct);
    // A direct link is not changed again.
    expect(toDirectLink(direct)).toBe(direct);
  });

  test.each([
    'https://wetransfer.com/downloads/abc/def',
    'https://we.tl/t-abc',
    'https://drive.google.com/drive/folders/1aB',
    'https://docs.google.com/document/d/1aB/edit',
    'https://www.dropbox.com/home/art',
    'https://onedrive.live.com/?id=root',
    'https://print-my.sharepoint.com/:f:/g/personal/a/Eabc',
  ])('%s needs a login or a click, so it is no link to a file', (link) => {
    expect(toDirectLink(link)).toBeNull();
  });

  test.each(['https://files.print-studio.com/art.tif?dl=0', 'https://notdropbox.com/s/a?dl=0'])(
    'is not assumed for %s',
    (link) => {
      expect(toDirectLink(link)).toBe(link);
    },
  );
});
