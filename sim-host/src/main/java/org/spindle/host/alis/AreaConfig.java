package org.spindle.host.alis;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Validated;

/** Size and place of the reorganised area. */
@Doc("Size and place of the reorganised area. Addresses of the storage behind its beginning lie behind the area.")
public record AreaConfig(
        @Doc("Size in parts of the storage.") @Default("0.15") @Range(min = "0", max = "10")
        double share,

        @Doc("Size, instead of share.") @Range(min = "512 B") @Nullable
        Size size,

        @Doc("Start of the area, as a share of the storage.") @Default("0.3") @Range(min = "0", max = "1")
        double offsetShare,

        @Doc("Start of the area, instead of offsetShare.") @Nullable
        Size offset)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        check("size", size, problems);
        check("offset", offset, problems);
    }

    private static void check(String key, @Nullable Size value, Problems problems) {
        if (value != null && value.bytes() % Size.SECTOR != 0) {
            problems.report(key, value + " is not a whole number of sectors", "a multiple of 512 B");
        }
    }
}
