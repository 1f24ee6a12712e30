package org.example.shingled;

import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Size;

/** Config of the layer {@code example.shingled-drive}. */
@Doc("A drive with shingled tracks, which rewrites the rest of a band when a part of it is updated.")
public record ShingledConfig(
        @Doc("Bytes of a band, between two of which there is a gap that is not written.") @Default("256 MiB")
        Size band) {}
