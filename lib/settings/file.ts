import type { OpenStackCloudProps } from '../cloud';
import { readSettings } from './read';

/** A cloud.yaml. */
export class CloudFile {
  /**
   * The settings in a file, for an app of your own: `new OpenStackCloud(app, 'cloud', CloudFile.read('cloud.yaml'))`.
   *
   * @throws InputError with everything that is wrong in the file, each with line and column
   */
  public static read(file: string): OpenStackCloudProps {
    return readSettings(file).props;
  }

  private constructor() {}
}
