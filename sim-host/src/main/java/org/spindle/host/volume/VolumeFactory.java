package org.spindle.host.volume;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;
import org.spindle.spi.layout.VolumeLayoutFactory;

/** Creates volumes with layouts of plugins. */
public final class VolumeFactory implements LayerFactory<VolumeConfig> {

    @Inject
    public VolumeFactory() {}

    @Override
    public Layer create(VolumeConfig config, LayerContext context) {
        Protection protection = config.protection();
        MemberUnits below = new MemberUnits(context, "volume", 1, protection.spares());
        long capacity = below.capacity(config.capacity().useSmallest());
        VolumeLayout layout = context.parts()
                .make(VolumeLayoutFactory.KIND, config.layout(), new LayoutContext(below.members(), capacity));
        String type = config.layout().type();
        requireSound(layout, type, below.members(), capacity);
        boolean mayFail = protection.spares() > 0 || !protection.fail().isEmpty();
        if (mayFail && (layout.checks() == 0 || layout.stripeAt(0, 0) == VolumeLayout.UNKNOWN)) {
            throw new IllegalArgumentException("layout '" + type
                    + (layout.checks() == 0
                            ? "' has no checks"
                            : "' does not report which unit is in a row of a member")
                    + ", so that rebuilds are impossible; leave out spares and fail");
        }
        below.requireAligned(layout.unit(0));
        return layout.checks() == 0
                ? VolumeAssembly.copies(context, layout, ReadChoice.PRIMARY, List.of(), protection)
                : VolumeAssembly.parity(context, layout, config.writes(), ParityOptions.NONE, protection);
    }

    /** Checks that the first and the last stripe lie on the members; the contract of layouts covers the others. */
    private static void requireSound(VolumeLayout layout, String type, int members, long capacity) {
        boolean isOverMembers = layout.members() == members && layout.data() >= 1 && layout.sectors() >= 1;
        boolean isComputable = layout.checks() >= 0 && (layout.checks() <= 2 || layout.data() == 1);
        if (!isOverMembers || !isComputable || layout.data() + layout.checks() > members) {
            throw new IllegalArgumentException(
                    "layout '" + type + "' has " + layout.data() + " data and "
                            + layout.checks() + " check units in a stripe over " + layout.members() + " members, and "
                            + layout.sectors() + " sectors; a volume over these " + members
                            + " needs at least one data unit, at most two checks (more only as copies of one unit), and a sector");
        }
        requireInside(layout, type, 0, capacity);
        requireInside(layout, type, layout.stripes() - 1, capacity);
    }

    private static void requireInside(VolumeLayout layout, String type, long stripe, long capacity) {
        for (int position = 0; position < layout.data() + layout.checks(); position++) {
            int member = layout.member(stripe, position);
            long sector = layout.sector(stripe, position);
            if (member < 0 || member >= layout.members() || sector < 0 || sector > capacity - layout.unit(stripe)) {
                throw new IllegalArgumentException("layout '" + type + "' puts position " + position + " of stripe "
                        + stripe + " on member " + member + " at sector " + sector + "; there are " + layout.members()
                        + " members of " + capacity + " sectors");
            }
        }
    }
}
