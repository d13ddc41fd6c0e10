// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {MarqueCertificate} from "../src/MarqueCertificate.sol";
import {CertificateHandler} from "./CertificateHandler.sol";
import {vm} from "./Vm.sol";

contract InvariantsTest {
    CertificateHandler private handler;
    MarqueCertificate private certificates;

    function setUp() public {
        handler = new CertificateHandler();
        certificates = handler.CERTIFICATES();
    }

    /// @dev Asked by forge: all calls go to the handler.
    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function invariant_supplyIsTheSumOfBalances() public view {
        uint256 sum;
        for (uint256 i = 0; i < handler.ACTORS(); ++i) sum += certificates.balanceOf(handler.actorAt(i));
        vm.assertEq(sum, certificates.totalSupply());
        vm.assertEq(sum, handler.count());
    }

    function invariant_noBrandHasTwoCertificates() public view {
        for (uint256 tokenId = 1; tokenId <= handler.count(); ++tokenId) {
            vm.assertEq(certificates.tokenOfBrand(certificates.getBrandId(tokenId)), tokenId);
        }
    }

    function invariant_enumerationIsOwnership() public view {
        uint256 seen;
        for (uint256 i = 0; i < handler.ACTORS(); ++i) {
            address holder = handler.actorAt(i);
            uint256[] memory held = certificates.tokensOf(holder);
            vm.assertEq(held.length, certificates.balanceOf(holder));
            for (uint256 j = 0; j < held.length; ++j) {
                vm.assertEq(certificates.ownerOf(held[j]), holder);
                vm.assertEq(certificates.tokenOfOwnerByIndex(holder, j), held[j]);
                vm.assertEq((seen >> held[j]) & 1, 0, "a token is listed twice");
                seen |= 1 << held[j];
            }
        }
        vm.assertEq(seen, 2 ** (handler.count() + 1) - 2, "a token is not listed");
    }

    function invariant_certificatesSayWhatWasCertifiedLast() public view {
        for (uint256 i = 0; i < handler.count(); ++i) {
            CertificateHandler.Expected memory expected = handler.expectedAt(i);
            vm.assertEq(certificates.ownerOf(i + 1), expected.holder);
            vm.assertEq(certificates.getBrandId(i + 1), expected.brandId);
            vm.assertEq(certificates.tokenURI(i + 1), expected.uri);
            vm.assertEq(certificates.rootOf(i + 1), expected.root);
        }
    }
}
